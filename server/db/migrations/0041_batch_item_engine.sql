ALTER TABLE "run_batch_items" ADD COLUMN "engine" text;
