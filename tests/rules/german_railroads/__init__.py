"""Tests of the rules of Russian and German Railroads."""
