import { mount } from 'svelte'
import App from './App.svelte'
import { reloadWhenOutdated } from './lib/outdated'
import './styles/tokens.css'
import './styles/base.css'
import './styles/seat_card.css'

reloadWhenOutdated(window)
const target = document.getElementById('app')
if (target) mount(App, { target })
