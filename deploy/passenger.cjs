// The start file for Phusion Passenger (cPanel, Plesk) and LiteSpeed, which load it by `require` and give the path of a socket as PORT.
import('../server.mjs').catch((error) => {
  console.error(error)
  process.exit(1)
})
