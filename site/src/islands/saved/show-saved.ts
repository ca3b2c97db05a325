/** What is saved, as text; null where the browser keeps nothing for this site. */
function readSaved(): string | null {
  try {
    return localStorage.getItem('saved') ?? ''
  } catch {
    return null
  }
}

const text = readSaved()
const hasSaved = text !== null && text.length > '[]'.length
const forEachElement = (selector: string, act: (element: HTMLElement) => void) => {
  for (const element of document.querySelectorAll<HTMLElement>(selector)) act(element)
}

/** Offers Save where there is a script to do it, and says what is saved already: the island comes with the first touch alone. */
forEachElement('[data-save]', (button) => {
  if (text === null) return
  const saved = text.includes(`"${button.dataset.save}"`)
  button.hidden = false
  button.ariaPressed = String(saved)
  if (saved) button.textContent = button.dataset.done ?? ''
  forEachElement('[data-saved]', (line) => {
    line.hidden = !saved
  })
})
forEachElement('[data-unless-saved]', (line) => {
  line.hidden = hasSaved
})
