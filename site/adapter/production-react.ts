import type { ViteUserConfig } from 'astro'

type Plugin = NonNullable<ViteUserConfig['plugins']>[number]

/**
 * React goes into the server's build, as its production edition, with what else takes hooks from it. Left outside, Node would choose the
 * edition by NODE_ENV, which nobody need set to start Pravesh: the development edition draws the page of a school at half the speed.
 */
export function productionReact(): Plugin {
  return {
    name: 'pravesh:production-react',
    // Astro's development server runs modules one by one, and React's are CommonJS.
    apply: 'build',
    configEnvironment: (name) =>
      name === 'client'
        ? undefined
        : {
            define: { 'process.env.NODE_ENV': '"production"' },
            resolve: { noExternal: ['react', 'react-dom', '@nanostores/react'] },
          },
  }
}
