"""Lamps: who goes down the shaft with the best one?"""
