import { builtinEnvironments, type Environment } from 'vitest/runtime'

const opened = Symbol.for('pravesh.shared-document')

/**
 * A document that the files of a worker share, as they share its modules: react-admin and MUI hold on to the document that they were loaded
 * with, and loading them for each file takes longer than the tests. A setup file resets it after each test.
 */
const environment: Environment = {
  name: 'shared-document',
  viteEnvironment: 'client',
  async setup(global, options) {
    global[opened] ??= builtinEnvironments['happy-dom'].setup(global, options)
    await global[opened]
    return { teardown: () => undefined }
  },
}
export default environment
