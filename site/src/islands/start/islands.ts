/** Starts the islands of a page that wait for a touch: first what waits, then Astro's element, which asks for it. */
import './touch.ts'
import 'astro/runtime/server/astro-island.js'
