/** A loader of webpack that leaves a module as it is, but for what makes it stale: other files and whole folders, beside its own file. */
module.exports = function dependsOn(source) {
  const { files, folders } = this.getOptions();
  for (const file of files) this.addDependency(file);
  for (const folder of folders) this.addContextDependency(folder);
  return source;
};
