/** Names no other script until somebody touches a search box. */
document.addEventListener('focusin', async ({ target }) => {
  if (!(target instanceof HTMLInputElement) || target.name !== 'q' || target.role === 'combobox' || !target.form) return
  const { suggest } = await import('./suggest.ts')
  suggest(target, target.form)
})
