/** What is saved, as text; null where the browser keeps nothing for this site. */
function kept(): string | null {
  try {
    return localStorage.getItem('saved') ?? ''
  } catch {
    return null
  }
}

const text = kept()

/** Shows what is saved already; the store itself is loaded when somebody presses Save. */
for (const button of text === null ? [] : document.querySelectorAll<HTMLButtonElement>('button[data-save]')) {
  const { save: path = '', done = '' } = button.dataset
  const words = button.textContent.trim()
  const show = (saved: boolean) => {
    button.ariaPressed = String(saved)
    button.textContent = saved ? done : words
    for (const line of document.querySelectorAll<HTMLElement>('[data-saved]')) line.hidden = !saved
  }
  show(text?.includes(`"${path}"`) ?? false)
  button.hidden = false
  button.addEventListener('click', async () => {
    const { toggleSaved } = await import('./saved.ts')
    show(toggleSaved({ path, name: button.dataset.name ?? '', place: button.dataset.place ?? '' }))
  })
}
