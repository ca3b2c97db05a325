import { useSource } from './source.ts'

/** The ways on from a form; the first is the main one where nothing is left to fill. */
export function Onward({ main = false }: { main?: boolean }) {
  return useSource().onward.map(({ label, href }, at) => (
    <a key={href} className={main && at === 0 ? 'button main' : 'button'} href={href}>
      {label}
    </a>
  ))
}
