import type { ClientDirective } from 'astro'

const signs = ['pointerover', 'pointerdown', 'focusin', 'keydown'] as const

/**
 * `client:touch`: an island stays plain HTML until a pointer comes over it, a finger or a key presses it or it gets the
 * focus; only then is its code, and React, asked for.
 */
const touch: ClientDirective = (load, _options, island) => {
  const wake = async () => {
    for (const sign of signs) island.removeEventListener(sign, wake)
    const hydrate = await load()
    await hydrate()
  }
  for (const sign of signs) island.addEventListener(sign, wake, { passive: true })
  // The focus may have come before this script did.
  if (island.contains(document.activeElement)) void wake()
}

export default touch
