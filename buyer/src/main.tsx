import '@pravesh/console-kit/console/no-eval'
import '@pravesh/theme/fonts.css'
import { mountConsole } from '@pravesh/console-kit'
import { App } from './App.tsx'

mountConsole('/administration', <App />)
