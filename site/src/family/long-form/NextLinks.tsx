import { useSource } from './source.ts'

/** The ways on from a form; the first is the main one where nothing is left to fill. */
export function NextLinks({ main = false }: { main?: boolean }) {
  return useSource().nextLinks.map(({ label, href }, index) => (
    <a key={href} className={main && index === 0 ? 'button main' : 'button'} href={href}>
      {label}
    </a>
  ))
}
