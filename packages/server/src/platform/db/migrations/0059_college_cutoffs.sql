ALTER TABLE "college_offer" ADD COLUMN "cutoffs" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
-- Places begin at 1, as in every other list of an institute's parts.
UPDATE "college_offer" SET "position" = "position" + 1 WHERE "college" IN (SELECT "college" FROM "college_offer" WHERE "position" = 0);
