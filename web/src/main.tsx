import '@fontsource-variable/noto-sans-thai/index.css'
import '@fontsource-variable/noto-serif-thai/index.css'
import '@fontsource/ibm-plex-sans-thai-looped/400.css'
import './styles/base.css'
import './styles/tokens.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/app.tsx'

const root = document.querySelector('#root')
if (!root) throw new Error('the document has no #root')
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
)

if (import.meta.env.PROD && 'serviceWorker' in navigator)
  window.addEventListener('load', () => void navigator.serviceWorker.register('/service-worker.js'))
