import type { ViteUserConfig } from 'astro'

type Plugin = NonNullable<ViteUserConfig['plugins']>[number]

/**
 * Bundles React's production edition into the server's build, with the packages that use its hooks. As an external package, Node would
 * choose the edition by NODE_ENV, which need not be set to start Pravesh: the development edition renders a school's page at half the
 * speed.
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
