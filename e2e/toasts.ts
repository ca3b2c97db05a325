import { type BrowserContext, expect, type Page } from '@playwright/test'

const shown = new WeakMap<Page, string[]>()
declare global {
  var toastShown: (text: string) => Promise<void>
}

/** Writes down what toasts say, on all pages of a context: they go after a second and a half, and a busy machine may not look in time. */
export async function hearToasts(context: BrowserContext): Promise<void> {
  await context.exposeBinding('toastShown', ({ page }, text: string) => {
    shown.set(page, [...(shown.get(page) ?? []), text])
  })
  await context.addInitScript(() => {
    const said = new WeakMap<Element, string>()
    new MutationObserver(() => {
      for (const toast of document.querySelectorAll('.toast, .MuiSnackbar-root')) {
        const text = toast.textContent
        if (!text || said.get(toast) === text || !toast.checkVisibility()) continue
        said.set(toast, text)
        void globalThis.toastShown(text)
      }
    }).observe(document, { subtree: true, childList: true, characterData: true })
  })
}

/** Waits for a toast that says something. Each counts once. */
export async function expectToast(page: Page, words: string | RegExp): Promise<void> {
  const says = (text: string) => (typeof words === 'string' ? text.includes(words) : words.test(text))
  const heard = () => {
    const all = shown.get(page) ?? []
    const at = all.findIndex(says)
    if (at < 0) return all
    shown.set(page, all.toSpliced(at, 1))
    return 'heard'
  }
  await expect.poll(heard, `a toast says ${words}`).toBe('heard')
}
