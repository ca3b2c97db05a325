// The service worker keeps the pages that were visited. Absent on plain HTTP; without it the pages are the same.
navigator.serviceWorker?.register('/sw.js').catch(() => {})
