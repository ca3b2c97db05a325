import { decodeSaved } from './format.ts'

/** The saved institutes, as text; null where the browser blocks storage for this site. */
export function readSaved(): string | null {
  try {
    return localStorage.getItem('saved') ?? ''
  } catch {
    return null
  }
}

const forEachElement = (selector: string, act: (element: HTMLElement) => void) => {
  for (const element of document.querySelectorAll<HTMLElement>(selector)) act(element)
}
/** Whether the institute of a path is saved, by the stored text. */
export const hasSaved = (text: string, path: string | undefined): boolean => text.includes(`"${path}"`)

const initialText = readSaved()
/** Displays the Save buttons if scripts run, with their current state: the island loads with the first touch alone. */
forEachElement('[data-save][hidden]', (button) => {
  if (initialText === null) return
  const saved = hasSaved(initialText, button.dataset.save)
  button.hidden = false
  button.ariaPressed = String(saved)
  if (saved) button.textContent = button.dataset.done ?? ''
  forEachElement('[data-saved][hidden]', (line) => {
    line.hidden = !saved
  })
})

const account = document.querySelector<HTMLElement>('[data-count]')
let link: HTMLAnchorElement | undefined

/** The header links to the saved institutes with their number, if there are any. */
function showCount(): void {
  const count = decodeSaved(readSaved() ?? '').length
  forEachElement('[data-unless-saved]', (line) => {
    line.hidden = count > 0
  })
  if (!account) return
  link ??= document.createElement('a')
  link.href = document.documentElement.lang === 'en' ? '/saved' : `/${document.documentElement.lang}/saved`
  link.textContent = (account.dataset.count ?? '').replace('#', String(count))
  if (count > 0) account.before(link)
  else link.remove()
}

showCount()
for (const change of ['saved', 'storage', 'pageshow']) addEventListener(change, showCount)
