/** A thread that ends before it has read anything. */
process.exit(1);
