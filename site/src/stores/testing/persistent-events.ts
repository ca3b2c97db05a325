import { setPersistentEngine, windowPersistentEvents } from '@nanostores/persistent'

// Setup of every test file of the site that has a document. A persistent store stops listening a second after its last listener left,
// when the file's window may be gone: then there is nothing to remove the listeners from.
if (typeof window !== 'undefined') {
  setPersistentEngine(window.localStorage, {
    ...windowPersistentEvents,
    removeEventListener(...args) {
      if (typeof window !== 'undefined') windowPersistentEvents.removeEventListener(...args)
    },
  })
}
