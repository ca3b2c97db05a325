import later from '../../styles/later.css?url&no-inline'

// Beside the page and not in it: nobody needs it before a touch.
const link = document.createElement('link')
link.rel = 'stylesheet'
link.href = later
document.head.append(link)
