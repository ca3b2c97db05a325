/**
 * The script of the demo's checkout, with the contract of Razorpay's own: `new Razorpay(options).open()`, `handler`, `modal.ondismiss`,
 * `on('payment.failed', …)`. It opens a dialog in the page, whose text states that no money moves.
 */
export const checkoutScript = `(() => {
  const home = new URL('/sandbox/checkout', document.currentScript ? document.currentScript.src : location.href)
  const choices = [
    ['succeed', 'Pay: it succeeds'],
    ['fail', 'Pay: the bank refuses'],
    ['delay', 'Pay: the bank confirms later'],
    ['close', 'Close without paying'],
  ]
  class Razorpay {
    constructor(options) {
      if (!options || !options.key || !options.order_id) throw new Error('key and order_id are needed')
      this.options = options
      this.listeners = {}
    }
    on(event, listener) {
      ;(this.listeners[event] ||= []).push(listener)
      return this
    }
    emit(event, detail) {
      for (const listener of this.listeners[event] || []) listener(detail)
    }
    open() {
      if (this.dialog) return
      const dialog = (this.dialog = document.createElement('dialog'))
      dialog.setAttribute('aria-labelledby', 'sandbox-checkout-title')
      const add = (tag, text, more) => dialog.appendChild(Object.assign(document.createElement(tag), { textContent: text }, more))
      add('h2', 'Demo payment', { id: 'sandbox-checkout-title' })
      const rupees = (Number(this.options.amount || 0) / 100).toLocaleString('en-IN', { style: 'currency', currency: 'INR' })
      add('p', (this.options.name || 'Pravesh') + ': ' + rupees + '. No money moves.')
      const status = add('p', '', { role: 'status' })
      for (const [action, label] of choices) {
        const button = add('button', label, { type: 'button', onclick: () => this.choose(action, status) })
        Object.assign(button.style, { display: 'block', width: '100%', margin: '0.5rem 0', padding: '0.6rem', font: 'inherit' })
        button.dataset.action = action
      }
      dialog.addEventListener('cancel', () => this.dismiss())
      document.body.append(dialog)
      dialog.showModal()
    }
    close() {
      if (!this.dialog) return
      this.dialog.remove()
      this.dialog = undefined
    }
    dismiss() {
      this.close()
      const { modal } = this.options
      if (modal && modal.ondismiss) modal.ondismiss()
    }
    async choose(action, status) {
      if (action === 'close') return this.dismiss()
      for (const button of this.dialog.querySelectorAll('button')) button.disabled = true
      status.textContent = 'One moment …'
      try {
        const answer = await fetch(home, {
          method: 'POST',
          headers: { 'content-type': 'application/json', accept: 'application/json' },
          body: JSON.stringify({ order_id: this.options.order_id, action }),
        })
        const result = await answer.json()
        if (result.error) {
          this.emit('payment.failed', result)
          for (const button of this.dialog.querySelectorAll('button')) button.disabled = false
          status.textContent = result.error.description + '. You can try again.'
        } else if (result.pending) {
          this.dismiss()
        } else {
          this.close()
          if (this.options.handler) this.options.handler(result)
        }
      } catch {
        for (const button of this.dialog.querySelectorAll('button')) button.disabled = false
        status.textContent = 'The demo gateway does not answer. Try again.'
      }
    }
  }
  window.Razorpay = Razorpay
})()
`
