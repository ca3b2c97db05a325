/** Closes the open picture of a gallery before another opens, and lets the arrow keys press the buttons of the open one. */
function showOneAtATime(gallery: Element): void {
  const findOpen = (selector = '') => gallery.querySelector<HTMLElement>(`:popover-open${selector}`)
  gallery.addEventListener(
    'beforetoggle',
    (event) => {
      if (event instanceof ToggleEvent && event.newState === 'open') findOpen()?.hidePopover()
    },
    // The event does not bubble.
    { capture: true },
  )
  gallery.addEventListener('keydown', (event) => {
    if (event instanceof KeyboardEvent && /^Arrow(?:Left|Right)$/.test(event.key))
      findOpen(` [data-key=${event.key}]`)?.click()
  })
}

for (const gallery of document.querySelectorAll('.gallery')) showOneAtATime(gallery)
