/**
 * A webpack loader that doesn't change the module, but recompiles it when other files or folders
 * change.
 */
module.exports = function dependsOn(source) {
  const { files, folders } = this.getOptions();
  for (const file of files) this.addDependency(file);
  for (const folder of folders) this.addContextDependency(folder);
  return source;
};
