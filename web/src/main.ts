// The page: mounts the application.
import '@fontsource/atkinson-hyperlegible/400.css';
import '@fontsource/atkinson-hyperlegible/700.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { language } from './lib/catalogue';
import './style.css';
import './table.css';
import './themes.css';

document.documentElement.lang = language;
mount(App, { target: document.getElementById('app')! });
