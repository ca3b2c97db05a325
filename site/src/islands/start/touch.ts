import touch from '../../../adapter/touch.ts'

// Where astro-island looks for it.
Object.assign(self, { Astro: { ...Reflect.get(self, 'Astro'), touch } })
