/**
 * Beside a wide screen's results a filter takes effect as it is chosen; on a phone the sheet's button asks for them.
 * Without this script the button does it everywhere.
 */
const form = document.querySelector<HTMLFormElement>('#filters')
let waiting: ReturnType<typeof setTimeout> | undefined

form?.addEventListener('change', ({ target }) => {
  if (!(target instanceof HTMLInputElement) || target.type !== 'checkbox' || !matchMedia('(min-width: 900px)').matches)
    return
  clearTimeout(waiting)
  // Long enough for a second choice, so that two filters do not cost two pages.
  waiting = setTimeout(() => form.requestSubmit(), 700)
})

form?.addEventListener('submit', () => {
  for (const field of form.querySelectorAll<HTMLInputElement>('input:not([type="checkbox"])'))
    field.disabled = !field.value
})
