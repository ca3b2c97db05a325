import later from '../../styles/later.css?url&no-inline'

// In a separate file: it is not needed before a touch.
const link = document.createElement('link')
link.rel = 'stylesheet'
link.href = later
document.head.append(link)
