// The page: mounts the application.
import { mount } from 'svelte';
import App from './App.svelte';
import { language } from './lib/catalogue';
import './lib/keyed';
import './fonts/faces.css';
import './style.css';
import './table.css';
import './lying.css';
import './themes.css';

document.documentElement.lang = language;
mount(App, { target: document.getElementById('app')! });

// Only for the page that says that one is offline, and for notifications: it keeps nothing else.
if (import.meta.env.PROD && 'serviceWorker' in navigator) void navigator.serviceWorker.register('/sw.js').catch(() => {});
