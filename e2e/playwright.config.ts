import { defineConfig } from '@playwright/test'
import { browserFlags, findBrowser } from './browser.ts'

// Every worker reads this file again: the found browser is passed on in the environment.
process.env.JOURNEYS_BROWSER ??= JSON.stringify(await findBrowser())
const { executablePath, env } = JSON.parse(process.env.JOURNEYS_BROWSER)
/** Whether there is memory for files: the runner names a folder then. */
const isRoomy = process.env.JOURNEYS_FOLDER !== undefined

export default defineConfig({
  testDir: '.',
  testMatch: '*/**/*.spec.ts',
  outputDir: '../test-results',
  globalSetup: './server/global-setup.ts',
  // Each has a server of its own (`server/fixture.ts`). Two of them leave a quarter of two processors idle, because a journey waits for
  // its page again and again: a third one uses it, where there is memory.
  workers: isRoomy ? 3 : 2,
  timeout: 120_000,
  // What is tried again reports its last failure before the test's own time is up.
  expect: { timeout: 20_000, toPass: { timeout: 60_000 } },
  forbidOnly: true,
  reporter: 'list',
  use: {
    browserName: 'chromium',
    launchOptions: {
      executablePath,
      args: browserFlags,
      env: { ...process.env, ...env },
      // What its processes share is in memory then. On a disk, each of these many files costs an inode.
      ...(isRoomy && { ignoreDefaultArgs: ['--disable-dev-shm-usage'] }),
    },
    contextOptions: { reducedMotion: 'reduce' },
    locale: 'en-IN',
    // Requests of a service worker pass by the routes of a journey. The journeys without a network allow it.
    serviceWorkers: 'block',
    timezoneId: 'Asia/Kolkata',
    screenshot: 'only-on-failure',
    // A trace of each step made every run a tenth slower: failures have a picture, and `--trace on` shows them step by step.
    trace: 'off',
  },
  projects: [
    // Accessibility and width of each family page are checked on the narrowest screen.
    { name: 'desktop', testIgnore: ['family/pages.spec.ts'], use: { viewport: { width: 1280, height: 800 } } },
    // Tagged are journeys whose page is laid out differently: filters and headers of visitors, forms, the family's menu, and that no page
    // is wider than the screen. Of a journey in two languages it is the one in Hindi, whose words are longer.
    {
      name: 'phone',
      grep: /@phone/,
      use: { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true },
    },
  ],
})
