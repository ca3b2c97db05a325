/** About a hundred metres: near enough to sort by, too coarse for a doorstep. */
const decimals = 3

const button = document.querySelector<HTMLButtonElement>('[data-locate]')
const word = document.querySelector<HTMLElement>('[data-denied]')

if (button && 'geolocation' in navigator) {
  button.hidden = false
  button.addEventListener('click', () => {
    button.disabled = true
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        const near = `${coords.latitude.toFixed(decimals)},${coords.longitude.toFixed(decimals)}`
        const list = button.dataset.locate ?? ''
        location.assign(`${list}${list.includes('?') ? '&' : '?'}near=${near}&radiusKm=25&sort=distance`)
      },
      () => {
        button.disabled = false
        if (word) word.textContent = word.dataset.denied ?? ''
      },
      { timeout: 10_000, maximumAge: 600_000 },
    )
  })
}
