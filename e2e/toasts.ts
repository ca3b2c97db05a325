import { type BrowserContext, expect, type Page } from '@playwright/test'

const toastsByPage = new WeakMap<Page, string[]>()
declare global {
  var onToast: (text: string) => Promise<void>
}

/**
 * Records the texts of toasts, on all pages of a context: they disappear after a second and a half, and a busy machine may check too late.
 */
export async function collectToasts(context: BrowserContext): Promise<void> {
  await context.exposeBinding('onToast', ({ page }, text: string) => {
    toastsByPage.set(page, [...(toastsByPage.get(page) ?? []), text])
  })
  await context.addInitScript(() => {
    const lastTexts = new WeakMap<Element, string>()
    new MutationObserver(() => {
      for (const toast of document.querySelectorAll('.toast, .MuiSnackbar-root')) {
        const text = toast.textContent
        if (!text || lastTexts.get(toast) === text || !toast.checkVisibility()) continue
        lastTexts.set(toast, text)
        void globalThis.onToast(text)
      }
    }).observe(document, { subtree: true, childList: true, characterData: true })
  })
}

/** Waits for a toast with this text. Each counts once. */
export async function expectToast(page: Page, expectedText: string | RegExp): Promise<void> {
  const matchesText = (text: string) =>
    typeof expectedText === 'string' ? text.includes(expectedText) : expectedText.test(text)
  const takeToast = () => {
    const all = toastsByPage.get(page) ?? []
    const index = all.findIndex(matchesText)
    if (index < 0) return all
    toastsByPage.set(page, all.toSpliced(index, 1))
    return 'heard'
  }
  await expect.poll(takeToast, `a toast says ${expectedText}`).toBe('heard')
}
