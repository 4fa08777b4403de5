// Why a backup was not made or not restored.

/** The message is a sentence for whoever runs the command; nothing that was there before is changed. */
export class BackupRefusal extends Error {
  override readonly name = "BackupRefusal";
}
