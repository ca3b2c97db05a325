import { consoleBuild } from '@pravesh/console-kit/vite'
import { defineConfig } from 'vite'

export default defineConfig(consoleBuild({ base: '/administration/' }))
