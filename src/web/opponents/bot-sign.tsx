const BOT =
  'M12 4.2v2.6M7 7h10a2 2 0 0 1 2 2v7a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V9a2 2 0 0 1 2-2zM2.6 11v3.4M21.4 11v3.4M9.2 11.2v1.6M14.8 11.2v1.6M9.4 15.4h5.2'

/** A bot's sign in the colour of the text. */
export function BotSign() {
  return (
    <svg className="bot-sign" viewBox="0 0 24 24" aria-hidden="true">
      <path d={BOT} />
    </svg>
  )
}
