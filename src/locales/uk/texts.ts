import common from './common.json';
import enhance from './enhance.json';
import errors from './errors.json';

export default { ...common, ...enhance, ...errors };
