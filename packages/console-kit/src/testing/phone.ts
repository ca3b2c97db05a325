import { vi } from 'vitest'

/** Makes every media query match, as the window of a phone does, until the mocks of the test are restored. */
export function simulatePhone(): void {
  const query = { matches: true, media: '', onchange: null, addEventListener: () => {}, removeEventListener: () => {} }
  vi.spyOn(window, 'matchMedia').mockImplementation(
    () => ({ ...query, addListener: () => {}, removeListener: () => {}, dispatchEvent: () => true }) as MediaQueryList,
  )
}
