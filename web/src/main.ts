// The page: mounts the application.
import { mount } from 'svelte';
import App from './App.svelte';
import { language } from './lib/catalogue';
import './fonts/faces.css';
import './style.css';
import './table.css';
import './themes.css';

document.documentElement.lang = language;
mount(App, { target: document.getElementById('app')! });
