/** Names no other script until somebody touches an enquiry form; without it the form leads to its own page. */
document.addEventListener('focusin', async ({ target }) => {
  const form = target instanceof Element ? target.closest<HTMLFormElement>('form[data-ask]:not([data-loaded])') : null
  if (!form) return
  form.dataset.loaded = ''
  const { sendFromHere } = await import('./send-enquiry.ts')
  sendFromHere(form)
})
