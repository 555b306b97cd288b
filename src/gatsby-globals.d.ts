/** Path prefix of the build, without a slash at its end; Gatsby puts it in. */
declare const __BASE_PATH__: string;
