// Loaded into a measured server (`--import`): tells the bench, when asked, how much CPU the process has used.
process.on('message', (message) => {
  if (message === 'cpu') process.send?.({ cpu: process.cpuUsage() })
})
process.channel?.unref()
