export const noWebhook = 'There is no webhook at this address.'

export const allWebhooks = { label: 'Webhooks', to: '/webhooks' }
