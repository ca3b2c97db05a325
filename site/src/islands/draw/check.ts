/** Loads the recomputation when somebody asks for it, and beforehand where the page works without a connection. */
const drawForm = document.querySelector<HTMLFormElement>('[data-draw]')
const loadResult = () => import('./result.ts')
drawForm?.addEventListener('focusin', loadResult, { once: true })
drawForm?.addEventListener('submit', async (event) => {
  event.preventDefault()
  const { check } = await loadResult()
  await check(drawForm)
})
navigator.serviceWorker?.ready.then(loadResult)
