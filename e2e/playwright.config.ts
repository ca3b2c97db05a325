import { defineConfig } from '@playwright/test'
import { browserFlags, findBrowser } from './browser.ts'
import { freePort } from './free-port.ts'

// Every worker reads this file again: what was found first is handed on in the environment.
process.env.JOURNEYS_PORT ??= String(await freePort())
process.env.JOURNEYS_BROWSER ??= JSON.stringify(await findBrowser())
const port = process.env.JOURNEYS_PORT
const { executablePath, env } = JSON.parse(process.env.JOURNEYS_BROWSER)
const origin = `http://localhost:${port}`

export default defineConfig({
  testDir: '.',
  testMatch: '*/**/*.spec.ts',
  outputDir: '../test-results',
  workers: 1,
  // They end what hangs, also on a machine that has much else to do.
  timeout: 180_000,
  expect: { timeout: 45_000 },
  forbidOnly: true,
  reporter: 'list',
  use: {
    baseURL: origin,
    browserName: 'chromium',
    launchOptions: { executablePath, args: browserFlags, env: { ...process.env, ...env } },
    contextOptions: { reducedMotion: 'reduce' },
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    screenshot: 'only-on-failure',
    // Pictures and copies of the page at each step slow every run: what failed is pictured, and `--trace on` shows it step by step.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
  },
  projects: [
    // Whether each page of a family can be read by all is asked where there is least room.
    { name: 'desktop', testIgnore: ['family/pages.spec.ts'], use: { viewport: { width: 1280, height: 800 } } },
    // The consoles are worked at a desk, and what a dead server leaves is the same everywhere; what a visitor or a student sees is also
    // walked on a phone.
    {
      name: 'phone',
      testIgnore: ['admin/**', 'buyer/**', 'outage/**'],
      use: { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true },
    },
  ],
  webServer: {
    command: 'node --max-semi-space-size=8 --max-old-space-size=1024 server.ts',
    url: `${origin}/readyz`,
    env: { PORT: port },
    timeout: 120_000,
    stdout: 'ignore',
    stderr: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
})
