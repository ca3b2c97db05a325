import later from '../../styles/later.css?url&no-inline'

// In a separate file: it is not needed before a touch.
document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href: later }))
