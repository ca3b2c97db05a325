/** Starts the islands of a page that wait for a touch: first the directive, then Astro's element, which uses it. */
import './touch.ts'
import 'astro/runtime/server/astro-island.js'
